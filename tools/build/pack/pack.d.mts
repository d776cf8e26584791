export function pack(script: string): string;
