import { brand } from '#content/brand.ts'
import { Mark } from '#web/kit/art/mark.tsx'
import { MessageText } from './message-text.tsx'

export const SmsMessage = ({ text }: { text: string }) => (
  <div className="max-w-[23rem] rounded-[2.25rem] border-3 border-ink bg-white px-4 pt-3 pb-7">
    <div aria-hidden="true" className="mx-auto h-1.5 w-16 rounded-full bg-ink" />
    <p aria-hidden="true" className="mt-4 flex items-center gap-2.5 border-b border-line pb-3 font-semibold">
      <Mark className="w-8" />
      {brand.name}
    </p>
    <div className="mt-4 mr-6 rounded-card rounded-bl-md bg-sage px-5 py-3.5">
      <MessageText text={text} />
    </div>
  </div>
)
