import { useEffect, useState } from 'react'
import type { ContactRequest } from '#domain/contact/contact-request.ts'
import { loadSendRequest } from './load-send-request.ts'
import type { Problem } from './send-request.ts'

const isFieldOf = (request: ContactRequest, field: string): field is keyof ContactRequest =>
  Object.hasOwn(request, field)

/**
 * What is said beside the fields: what was found on sending, and what is wrong with a field that was filled in and
 * left. It goes as soon as the field has become right.
 */
export function useProblemsBeside(files: unknown) {
  const [shown, setShown] = useState<readonly Problem[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other files have other problems.
  useEffect(() => setShown((before) => before.filter(({ fieldId }) => fieldId !== 'files')), [files])

  return {
    show: setShown,
    of: (fieldId: string) => shown.find((problem) => problem.fieldId === fieldId)?.message,
    recheck(request: ContactRequest, changed: readonly string[]) {
      if (!shown.some(({ fieldId = '' }) => changed.includes(fieldId))) return
      const keepWrong = (wrong: readonly Problem[]) =>
        setShown((before) =>
          before.filter(
            ({ fieldId = '' }) => !changed.includes(fieldId) || wrong.some((one) => one.fieldId === fieldId),
          ),
        )
      void loadSendRequest().then(
        ({ problemsIn }) => keepWrong(problemsIn(request)),
        () => undefined,
      )
    },
    leave(request: ContactRequest, field: string) {
      if (!isFieldOf(request, field) || request[field].trim() === '') return
      void loadSendRequest().then(
        ({ problemsIn }) => {
          const met = problemsIn(request).filter(({ fieldId }) => fieldId === field)
          setShown((before) => [...before.filter(({ fieldId }) => fieldId !== field), ...met])
        },
        () => undefined,
      )
    },
  }
}
