/** For the bookmarklet, where size counts and speed does not: what is to be known of the whole page is looked up when it is asked for. */
export const surveying = (): ArrayIterator<never> => [].values();
