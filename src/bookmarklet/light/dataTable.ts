import { querySelectorAll } from '../../dom/natives.ts';

/** The bookmarklet takes a table as one of data where it has a header or a caption. */
export const isDataTable = (table: Element): boolean => querySelectorAll(table, 'th,caption').length > 0;
