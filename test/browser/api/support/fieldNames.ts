/**
 * The names of all fields that the library reads where they may be missing. A unit test compares them with the source.
 */
export const FIELD_NAMES: readonly string[] = (
  'CaretPosition a accept accepts actedOn action actionType actual additionalProperties after alt ' +
  'ancestorOrigins announcements answer anyOf appeared applies arg args around ask atEnd autocomplete axis b ' +
  'base64 beginnings behind behindModal behind_modal blocked blocker blur boundingBox box boxes browser budget ' +
  'busy button buttons by byName bytes c capture captureScreenshot changed changes changing charCode check ' +
  'checked children chosen chrome className classes clearFirst click clickType closer code colSpan complete config ' +
  'confirm continued copy count css ctrl current deadline deeper defaultValue delay description ' +
  'descriptorMode detail dialogs direct direction disabled disabledOptions displaced documentTitle dom domMode ' +
  'done download drawn dropTarget due dx dy edge editable effect el elements enum error errors evaluate ' +
  'expand expanded failedRequests failure fields filterIds filterSelector filters first fn focused force ' +
  'format frame frameId from full geometry given gone group haspopup headings hidden hidden_elements highlight ' +
  'hint hit holds host hovers href htmlId id id_attr iframe iframes inViewport includeBoundingBoxes ' +
  'includeOffscreen includeValues index initTextEvent input inputType interactive interactives invalid ' +
  'isCanvas isHidden isIdle isNew isOnHover itemMarker items jQuery keep keepsPlace keyCode keysOnly ' +
  'label labels later layers leaveOut level limit lineBreak lines live marker matches max maxDepth maxElements ' +
  'maxInteractive maxItems maxLength maxRetries maxTokens maxWaitMs max_rows maximum message meta ' +
  'metadata min minLength minimum modal modifiers more moreSuggestions moved multiple multiselectable n name ' +
  'nameAttr names native navigation navigationTimeout newTabs newUrl newValue nodeId nodeType nodes none note ' +
  'noun now occ offscreen offset omitted onConnect onHover onMessage onOutcome onRoot only ' +
  'openOrClosedShadowRoot opened optionCount optional options order orientation origins outer outline own ' +
  'ownerSVGElement page pageTools page_tools pages params parent parents part path pattern payload pending ' +
  'pixels placeholder pointerId ports posinset position possible postMessage prefix pressEnter pressed ' +
  'prevented previous properties prototype pseudo pulled quiet r readOnly reader readonly readyState reason ' +
  'recentEvents recheck refresh refused region reidentified remote repeat replaced reply request ' +
  'requestAnimationFrame required resized restyled reveal role rowCount rowIndex rowSpan runtime s scr ' +
  'screenshot screenshotHash scrollIntoView scrollableContainers scrolled secret seen selected selector sender ' +
  'separator setsize settle shadowDom shadowDoms shift shown shownWords silent skeletonDom skip snapshotId ' +
  'sorted source spans speed src state states step steps submitter success suggestions switch tabId tabName ' +
  'tabs target targetNodeId testId text textGone texts then timeout timestamp title to tools treePath trigger ' +
  'turns type typedRoot unavailable under unread unsent url urls used v value valuemax valuemin valuenow ' +
  'valuetext viewport visible waitForBuild waitForNavigation waited whole xy'
).split(' ');
