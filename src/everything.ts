import { endLoading } from './dom/untouched.ts';
import { useHoverGate } from './actions/actionability/gate.ts';
import { throughHover } from './actions/actionability/throughHover.ts';
import { callPageTool } from './actions/callPageTool.ts';
import { setChecked } from './actions/check.ts';
import { clear } from './actions/clear.ts';
import { click } from './actions/click.ts';
import { collect } from './actions/collect.ts';
import { drag } from './actions/drag.ts';
import { fill } from './actions/fillField.ts';
import { focus } from './actions/focus.ts';
import { hover } from './actions/hover.ts';
import { keypress } from './actions/keypress.ts';
import { answerDialogs } from './actions/observe/nativeDialogs.ts';
import { scroll } from './actions/scroll.ts';
import { select } from './actions/select.ts';
import { selectText } from './actions/selectText.ts';
import { setValue } from './actions/setValue.ts';
import { submit } from './actions/submit.ts';
import { typeText } from './actions/type.ts';
import { upload } from './actions/upload.ts';
import { waitFor } from './actions/waitFor.ts';
import { useRefusals, type ActionType } from './api/actionResult.ts';
import { AgentRequests } from './api/AgentRequests.ts';
import { DomTool } from './api/DomTool.ts';
import { OverlayTool } from './api/OverlayTool.ts';
import { PageComparison } from './api/PageComparison.ts';
import { PageViews } from './api/PageViews.ts';
import { MoreActions, withDropTarget } from './api/MoreActions.ts';
import { moreRefusals } from './api/moreRefusals.ts';
import { installParts, type Action } from './api/buildParts.ts';
import { describePageTools } from './api/pageTools.ts';
import { Recorder } from './api/recorder/Recorder.ts';
import { toolDefinitions } from './api/tools/definitions.ts';
import { ACTIONS, optionsOf } from './api/tools/registry.ts';
import { FrameJoin } from './protocol/frames/FrameJoin.ts';
import { joinOptions } from './protocol/frames/joinOptions.ts';
import { listen } from './protocol/messages/Router.ts';
import { useDiff } from './snapshot/DomSnapshot.ts';
import { Identity } from './snapshot/identity/Identity.ts';
import { useHover } from './snapshot/walk/hoverMarker.ts';
import { hoverMarks } from './snapshot/walk/hoverMarks.ts';
import { pictureReader } from './snapshot/walk/pictures.ts';
import { usePictures } from './snapshot/walk/pictureReader.ts';
import { diffSnapshots } from './views/diff.ts';
import { hoverReveals } from './visibility/hoverReveal.ts';
import { useAnswers } from './views/text/FlowState.ts';
import { openAnswer } from './views/text/threads.ts';
import { useReveals } from './visibility/reveal.ts';

/** The function that performs each action on an element. */
const ACTS = {
  click,
  type: typeText,
  keypress,
  hover,
  select,
  check: setChecked,
  clear,
  focus,
  scroll,
  setValue,
  selectText,
  drag,
  upload,
  submit,
  waitFor,
  collect,
  fillForm: fill,
  callPageTool,
} as Readonly<Record<ActionType, unknown>> as Readonly<Record<ActionType, Action['act']>>;

// The composition root of the complete build: every part that there is.
installParts({
  actions: Object.fromEntries(
    ACTIONS.map((type) => [
      type,
      { act: ACTS[type], options: optionsOf(type), ...(type === 'drag' && { withElements: withDropTarget }) },
    ]),
  ),
  identity: () => new Identity(),
  views: (session) => new PageViews(session),
  agents: (session, views) => new AgentRequests(session, views),
  comparison: (session, name) => new PageComparison(session, name),
  answerDialogs,
  more: (session, runner) => new MoreActions(session, runner),
  overlay: (session) => new OverlayTool(() => session.snapshot('overlay.show')),
  recorder: (session) => new Recorder(() => session.current, session.signal),
  joinFrames: (session, views, actions) =>
    new FrameJoin(session.config.joinFrames === true ? {} : session.config.joinFrames || {}, {
      getSnapshot: (options) => session.getSnapshot(options),
      facts: (target, includeValues) => views.facts(target, includeValues),
      actions,
      registry: session.registry,
      current: () => session.current,
      touch: () => session.framesChanged(),
    }),
  joinOptions,
  pageTools: describePageTools,
  listen,
  toolDefinitions,
});

useDiff(diffSnapshots);
useReveals(hoverReveals);
useHover(hoverMarks);
useHoverGate(throughHover);
useRefusals(moreRefusals);
useAnswers(openAnswer);
usePictures(pictureReader);
endLoading();

export { DomTool };
