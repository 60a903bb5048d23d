import { useState } from 'react'
import { onCallWords as words } from '#content/operations/on-call.ts'
import { type Digest, digests } from '#domain/identity/staff/digest.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import { deskCall } from '../desk-call.ts'

/** How often one hears by email what is new. */
export function DigestChoice({ digest, onChanged }: { digest: Digest; onChanged: () => void }) {
  const [chosen, setChosen] = useState(digest)

  async function choose(next: Digest) {
    setChosen(next)
    const { code, message } = await deskCall('desk_set_digest', { digest: next }).catch(() => ({
      code: 0,
      message: '',
    }))
    showToast({ title: code === 200 ? words.digestSaved[next] : message || words.failed })
    if (code !== 200) setChosen(chosen)
    onChanged()
  }
  return (
    <fieldset className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
      <legend className="float-left mr-5 font-semibold">{words.digest}</legend>
      {digests.map((one) => (
        <label key={one} className="flex min-h-8 cursor-pointer items-center gap-2">
          <input
            type="radio"
            name="digest"
            checked={one === chosen}
            onChange={() => void choose(one)}
            className="size-4 accent-green"
          />
          {words.digests[one]}
        </label>
      ))}
    </fieldset>
  )
}
