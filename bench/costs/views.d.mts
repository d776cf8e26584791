/** The sources of functions of the tool that make the views, by name. */
export const VIEWS: Readonly<Record<string, string>>;
