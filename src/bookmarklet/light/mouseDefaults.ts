export { afterPress, lightDismiss } from '../../actions/gestures/mouseDefaults.ts';

/** The panel clicks on elements, not on places in them. */
export const slideTo = (): void => {};
export const chooseOption = (): void => {};
