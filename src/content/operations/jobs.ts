/** Scheduled background work, for the people who operate the service. */
export const jobWords = {
  title: 'Background jobs',
  what: 'What the servers run on a schedule. One server runs each job; if it stops, another takes over.',
  allWell: (count: number) => `All ${count} jobs are on time`,
  inTrouble: (count: number, all: number) => `${count} of ${all} jobs ${count === 1 ? 'needs' : 'need'} attention`,
  none: 'No background job has run yet.',
  columns: { name: 'Job', is: 'Status', done: 'Last run', failed: 'Last failed', next: 'Next run', by: 'Server' },
  /** “messages are sent” as it begins a line. */
  name: (name: string) => name.charAt(0).toUpperCase() + name.slice(1),
  every: (count: number, unit: 'second' | 'minute' | 'hour') => `every ${count === 1 ? unit : `${count} ${unit}s`}`,
  well: 'On time',
  troubles: { fails: 'Failing', late: 'Overdue', nobody: 'Not running' },
  never: 'Never',
  failingSince: (time: string) => `repeatedly since ${time}`,
  parts: (parts: readonly string[]) => parts.join(', '),
  anyMoment: 'Due now',
  unheld: 'None',
  by: (host: string, pid: number) => `${host}, process ${pid}`,
  since: (time: string) => `since ${time}`,
} as const
