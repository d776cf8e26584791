/** The bookmarklet as a `javascript:` URL. */
export declare const bookmarklet: string;
