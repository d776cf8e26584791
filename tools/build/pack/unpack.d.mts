export function unpack(text: string, length: number): string;
