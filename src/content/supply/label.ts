import type { HowTaken } from '../medicines/forms.ts'

/** What stands on a dispensing label beside what was prescribed. */
export const labelWords = {
  pack: ({ form, schedule }: HowTaken, doses: number) => `1 ${form.pack} (${schedule.doses(doses)})`,
  children: 'Keep out of the sight and reach of children.',
  inUse: ({ form }: HowTaken, days: number) =>
    `Use within ${days} days of the ${form.firstDose}, then throw it away, even if some is left.`,
  pill: (weeks: string) =>
    `If you take the contraceptive pill, use a condom as well for ${weeks} weeks after starting and after each higher dose.`,
} as const
