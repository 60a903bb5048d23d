import { recordingWords as words } from '#content/evidence/recording.ts'
import { Kbd } from '../../../shell/kbd.tsx'
import { type Recording, recordingKeys, recordings } from './typed.ts'

export function RecordingButtons({ onShow }: { onShow: (name: Recording) => void }) {
  return (
    <>
      <h3 className="mb-1.5 text-[1.0625rem]">{words.title}</h3>
      <ul className="grid gap-1">
        {recordings.map((name) => (
          <li key={name}>
            <button
              type="button"
              data-record={name}
              onClick={() => onShow(name)}
              className="flex min-h-9 w-full cursor-pointer items-center justify-between gap-3 rounded-xl border border-line-strong bg-white px-3 text-left text-sm leading-tight font-semibold hover:border-ink"
            >
              {words.names[name]} <Kbd>{recordingKeys[name]}</Kbd>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
