import { useState } from 'react'
import { afterPress } from '#web/kit/after-press.ts'

type Problems<Field extends string, Problem> = { readonly [Name in Field]?: Problem | null | undefined }

/**
 * Of what is wrong with a form, that which is said beside its fields: what was found on sending, and what is wrong with
 * a field that was filled in and left. It goes as soon as the field is right, and does not come back while somebody
 * types.
 *
 * `problems` is everything that is wrong now, or null while that cannot be told yet; `found` what was told of the form
 * as it was sent last, which may be more: it stands until its field is changed.
 */
export function useShownProblems<Field extends string, Problem = string>(
  problems: Problems<Field, Problem> | null,
  found: Problems<Field, Problem> = {} as Problems<Field, Problem>,
) {
  const [told, setTold] = useState<readonly Field[]>([])
  const [changed, setChanged] = useState<{ readonly since: unknown; readonly fields: readonly Field[] } | null>(null)
  const corrected = changed?.since === found ? changed.fields : []

  const wrong = problems === null ? told : told.filter((field) => problems[field])
  // What has become right is forgotten while drawing, not after it, so that it is never told once more.
  if (wrong.length < told.length) setTold(wrong)

  const standing = Object.fromEntries(
    Object.entries(found).filter(([field, problem]) => problem && !corrected.includes(field as Field)),
  )
  const current = Object.fromEntries(wrong.flatMap((field) => (problems?.[field] ? [[field, problems[field]]] : [])))

  return {
    shown: { ...standing, ...current } as Partial<Record<Field, Problem>>,
    /** The form was sent, or would have been: these are told, as far as they are wrong. */
    tell: (fields: readonly Field[]) => setTold(fields),
    /** A field was filled in and left. */
    leave: (field: Field) => afterPress(() => setTold((before) => [...new Set([...before, field])])),
    /** These fields are not as they were sent any more. */
    change: (fields: readonly Field[]) =>
      setChanged((before) => ({
        since: found,
        fields: before?.since === found ? [...before.fields, ...fields] : fields,
      })),
  }
}
