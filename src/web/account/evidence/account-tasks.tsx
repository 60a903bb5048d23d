import { Tasks } from './tasks.tsx'
import { useEvidence } from './use-evidence.ts'

/** In the account. */
export function AccountTasks() {
  const { evidence, refresh } = useEvidence()
  return <Tasks evidence={evidence} onTryAgain={refresh} />
}
