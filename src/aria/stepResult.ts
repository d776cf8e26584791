/** Stands for the text of the node's content, which whoever runs the step gathers. */
export const CONTENT = Symbol('content');
/** What a step has found: a text, the content, or nothing. */
export type StepResult = string | typeof CONTENT | undefined;
