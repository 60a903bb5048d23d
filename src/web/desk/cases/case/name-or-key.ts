import type { Record } from './recording/record.tsx'

export const nameOrKey = (names: Readonly<Record<string, string>>, key: string) =>
  names[key] ?? key.replaceAll('_', ' ')
