/** Returns the message of an error. A page may throw any value, and even reading its message may throw. */
export function messageOf(error: unknown): string {
  try {
    return String((error as Error | null)?.message ?? error);
  } catch {
    return 'it cannot be read';
  }
}
