/**
 * Long names of properties that no one outside of a script sees: they are part of no public type, no result and no
 * message, the browser has no property of that name, and no code reads them by a string. Injected scripts contain them
 * in a short form, which saves 4 kB; the most frequent come first. A test holds that the list contains no other names.
 */
const internalNames = `
  reader apart registry memo numberOf touch targetCount scrollOffset isSingleQuestion hasOwnText newLine clientSize
  leaving isShown nodeOf scrollSize isSilent lastTarget hasField untested standIn linked enclosingTarget referenced
  generating owners onlyChild hostFrame nextChild textBefore proceeds traits
  skipsContents attributeNames isInvisible isSeparate invalidate isCheckingAuthorName forSingleQuestion
  textAlternative throughHidden showsAssigned isTextVisible opensProgram virtualNodes shadowDepth
  haveChanged frameDepth atLeast ownWords typedRoot inkEnd beside addRoot trees byKey isBusy hashes
  ownsElementsWithoutId hasPressListener possibleHosts pseudoWithText parentCursor unreachable contentText isUnderWay
  isCached isTarget verdicts isStruck isNewId isEmpty ordinal spaced onRoot isExcluded
  hostState isStopped focusedIn announced reveals reacted inclusiveAncestors mayGenerateText attributeFlags
  ownerByTarget inkEndBefore mayHaveCover rebuildLater isDestroyed isSliceOver
  rowToWrite rowToRead hasContent beginSlice assignNew isExactly scrollers isNewLine keysOnly takeOver
  namedBy isStale wasStale navigated remoteFacts actForParent holdsInSomeForm hasHoverTarget
  forgetCollected takeUnreported stopRebuilding framesChanged insistByPaste hasHoverStyle matchChildren checkEntered
  nodesLeft rendersLater assignMarker declarations reread viewOptions otherLabels isSuccessor isExhausted
  isImportant specificity holdsTarget dataTables childIndex noteTyped buildAnew isCovered listIndex isOnHover
  textBoxes filterIds beginWalk rulesFor knownBox sweeping noteHeld textFill isTurned
  hasUnseenText camouflage isBlurred pseudoStyle paintedBoxes isWhole hasFirstLines continueShared handOver isOpaque
  highlighted showsAll isSeen isAdded hides tellsTyped`
  .trim()
  .split(/\s+/);

/**
 * The short form of each name. It is the same in every script, because the complete script takes over the state of the
 * core.
 */
export const shortNames = Object.fromEntries(
  internalNames.map((name, index) => [
    name,
    index < 26 ? `${String.fromCodePoint(97 + index)}$` : `$${(index - 26).toString(36)}`,
  ]),
);

/** The options of the bundler that replace the names. */
export const shortening = {
  mangleProps: new RegExp(`^(?:${internalNames.join('|')})$`),
  mangleCache: shortNames,
};
