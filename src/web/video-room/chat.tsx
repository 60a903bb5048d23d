import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { roomWords } from '#content/appointments/video-room.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Cross } from '#web/kit/ui/icons.tsx'
import type { ChatMessage } from './call/call.ts'
import { longestText } from './call/peer-message.ts'

const words = roomWords.chat

interface Props {
  readonly messages: readonly ChatMessage[]
  readonly name: string
  readonly canWrite: boolean
  readonly onSay: (text: string) => void
  readonly onClose: () => void
}

/** Beside the picture on a wide screen, below it on a narrow one. Escape closes it, and focus is in what is typed. */
export function Chat({ messages, name, canWrite, onSay, onClose }: Props) {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const end = useRef<HTMLLIElement>(null)
  useEffect(() => void field.current?.focus(), [])
  const last = messages.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what is scrolled to.
  useEffect(() => void end.current?.scrollIntoView({ block: 'end' }), [last])

  function send(event: FormEvent) {
    event.preventDefault()
    if (!canWrite) return
    onSay(text)
    setText('')
  }
  const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()

  return (
    <section
      aria-labelledby="chat"
      onKeyDown={closeByKey}
      className="flex min-h-0 flex-col bg-paper text-ink max-lg:h-[48dvh] max-lg:rounded-t-card lg:w-88"
    >
      <div className="flex items-center justify-between gap-4 pt-3 pr-2 pl-5">
        <h2 id="chat" className="text-subheading">
          {words.heading}
        </h2>
        <button
          type="button"
          aria-label={words.close}
          onClick={onClose}
          className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-line"
        >
          <Cross />
        </button>
      </div>
      <p className="px-5 pb-2 text-xs leading-snug text-ink-soft">{words.note}</p>
      <ol
        aria-live="polite"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
        tabIndex={0}
        aria-label={words.heading}
        className="flex-1 space-y-3 overflow-y-auto border-y border-line px-5 py-3"
      >
        {messages.length === 0 && <li className="text-sm text-ink-soft">{words.none}</li>}
        {messages.map(({ id, isOwn, text: said }) => (
          <li key={id} ref={id === last ? end : null} className={isOwn ? 'pl-8 text-right' : 'pr-8'}>
            <span className="block text-xs text-ink-soft">{isOwn ? words.you : name}</span>
            <span
              className={`inline-block rounded-option px-3.5 py-2 text-left wrap-anywhere whitespace-pre-wrap ${isOwn ? 'bg-mint' : 'bg-paper-deep'}`}
            >
              {said}
            </span>
          </li>
        ))}
      </ol>
      <form onSubmit={send} className="flex items-end gap-2 px-4 py-3">
        <label className="min-w-0 flex-1 text-sm font-semibold">
          {canWrite ? words.label : words.notConnected}
          <input
            ref={field}
            value={text}
            maxLength={longestText}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
            className="mt-1 block min-h-11 w-full rounded-option border-2 border-line-strong bg-white px-3 font-normal"
          />
        </label>
        <Button type="submit" size="small" markedDisabled={!canWrite || text.trim() === ''}>
          {words.send}
        </Button>
      </form>
    </section>
  )
}
