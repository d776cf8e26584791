/** Stands for the text of the node's content, which whoever runs the step gathers. */
export const CONTENT = Symbol('content');
/** The author says that there is no text: no later step is asked. */
export const NO_TEXT = Symbol('no text');
/** What a step has found: a text, the content, no text, or nothing. */
export type StepResult = string | typeof CONTENT | typeof NO_TEXT | undefined;
