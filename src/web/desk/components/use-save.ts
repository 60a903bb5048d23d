import { deskWords } from '#content/desk/shell.ts'
import type { Envelope } from '#contract/envelope.ts'
import { useAction } from '#web/browser/use-action.ts'

/**
 * Writes something down, and shows anew what it is about, also when a colleague was faster: `onSaved` is told which. What
 * was refused is said; what was typed stays. Gives whether it was saved.
 */
export function useSave(onSaved: (isSaved: boolean) => Promise<void>, failed: string = deskWords.failed) {
  const { run, isBusy, problem, setProblem } = useAction(failed)

  async function save(call: () => Promise<Envelope<unknown>>): Promise<boolean> {
    const isSaved = await run(async () => {
      const { code, message } = await call()
      if (code !== 200) setProblem(message)
      if (code === 200 || code === 409) await onSaved(code === 200)
      return code === 200
    })
    return isSaved ?? false
  }

  return { save, isBusy, problem }
}
