/** The panel does not say of a button whether its popover shows. */
export const invokedPopover = (): null => null;
