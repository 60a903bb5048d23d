import type { Orm } from '../database/database.ts'
import type { Services } from '../services.ts'

export interface NamedStaff {
  readonly name: string
  readonly role: string
}

export async function namedStaff(
  _services: Pick<Services, 'vault'>,
  _orm: Orm,
  _ids: readonly (string | null)[],
): Promise<(id: string | null) => NamedStaff> {
  return () => ({ name: 'Our team', role: 'Team' })
}
