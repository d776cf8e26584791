/** The message of what the page threw, which may be anything: even reading it may throw. */
export function messageOf(error: unknown): string {
  try {
    return String((error as Error | null)?.message ?? error);
  } catch {
    return 'it cannot be read';
  }
}
