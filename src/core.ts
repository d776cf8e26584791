import { endLoading } from './dom/untouched.ts';
import { click } from './actions/click.ts';
import { keypress } from './actions/keypress.ts';
import { typeText } from './actions/type.ts';
import { DomTool } from './api/DomTool.ts';
import { installParts, type Action } from './api/buildParts.ts';
import { CLICK_OPTIONS, KEYPRESS_OPTIONS, TYPE_OPTIONS } from './api/tools/schemas.ts';

// The composition root of the core: snapshots with their text and serialized forms, and the three actions that nearly
// every agent uses. Methods that need another part throw `not_in_core`.
installParts({
  actions: {
    click: { act: click as Action['act'], options: CLICK_OPTIONS },
    type: { act: typeText as Action['act'], options: TYPE_OPTIONS },
    keypress: { act: keypress as Action['act'], options: KEYPRESS_OPTIONS },
  },
});

endLoading();

export { DomTool };
export { DomSnapshot } from './snapshot/DomSnapshot.ts';
export { DomToolError } from './standards/errors.ts';
export { DEFAULT_CONFIG } from './options.ts';
export { VERSION as version } from './version.ts';
export {
  checkVisibility,
  computeAccessibleDescription,
  computeAccessibleName,
  computeRole,
  isInteractive,
} from './api/functions.ts';
