/** What servers do by the clock, for whoever watches over them. */
export const jobWords = {
  title: 'By the clock',
  what: 'What the servers do by themselves. Each job is done by one of them at a time; if that one stops, another takes it.',
  allWell: (count: number) => `All ${count} jobs are done in their time`,
  inTrouble: (count: number, all: number) =>
    `${count} of ${all} jobs ${count === 1 ? 'needs' : 'need'} somebody to look`,
  none: 'No server has done anything by the clock yet.',
  columns: { name: 'Job', is: 'How it is', done: 'Last done', failed: 'Last failed', next: 'Next', by: 'Done by' },
  /** “messages are sent” as it begins a line. */
  name: (name: string) => name.charAt(0).toUpperCase() + name.slice(1),
  every: (count: number, unit: 'second' | 'minute' | 'hour') => `every ${count === 1 ? unit : `${count} ${unit}s`}`,
  well: 'In time',
  troubles: { fails: 'Fails', late: 'Late', nobody: 'Nobody does it' },
  never: 'Never',
  failingSince: (time: string) => `and again and again since ${time}`,
  parts: (parts: readonly string[]) => parts.join(', '),
  anyMoment: 'Any moment',
  unheld: 'No server',
  by: (host: string, pid: number) => `${host}, process ${pid}`,
  since: (time: string) => `since ${time}`,
} as const
