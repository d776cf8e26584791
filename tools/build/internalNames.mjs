/**
 * Long names of properties that no one outside of a script sees: they are part of no public type, no result and no
 * message, the browser has no property of that name, and no code reads them by a string. Injected scripts contain them
 * in a short form, which saves 4 kB. A test holds that the list contains no other names.
 */
const internalNames = `
  reader registry isSingleQuestion apart targetCount hasOwnText scrollOffset enclosingTarget isCheckingAuthorName
  numberOf clientSize scrollSize ownsElementsWithoutId forSingleQuestion newLine lastTarget isRecoloured skipsContents
  attributeNames textAlternative needsAttributes referenced generating leaving hasPressListener isVisible throughHidden
  showsAssigned isTextVisible isInvisible hasField focusable memo opensProgram virtualNodes onlyChild hostFrame
  nextChild isSeparate inclusiveAncestors textBefore shadowDepth haveChanged possibleHosts invalidate isShown
  pseudoWithText parentCursor frameDepth mayGenerateText isTurned unreachable attributeFlags disabledAround contentText
  bounds otherText nodeOf ownerByTarget isUnderWay inkEndBefore proceeds ownWords mayHaveCover rebuildLater isSilent`
  .trim()
  .split(/\s+/);

/**
 * The short form of each name. It is the same in every script, because the complete script takes over the state of the
 * core.
 */
export const shortNames = Object.fromEntries(internalNames.map((name, index) => [name, `$${index.toString(36)}`]));

/** The options of the bundler that replace the names. */
export const shortening = {
  mangleProps: new RegExp(`^(?:${internalNames.join('|')})$`),
  mangleCache: shortNames,
};
