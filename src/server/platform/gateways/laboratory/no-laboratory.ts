import type { Laboratory } from './laboratory.ts'

/** Production without a laboratory: no kits are offered, and results come from GPs and clinics. */
export const noLaboratory: Laboratory = {
  provider: 'none',
  register: () => Promise.reject(new Error('No laboratory is set up.')),
  messagesSince: async () => [],
}
