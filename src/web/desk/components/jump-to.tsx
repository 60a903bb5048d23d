interface Props {
  /** Of the part with what is to be done. It takes focus. */
  readonly id: string
  readonly children: string
}

/** On a narrow screen what is to be done stands below what is to be read: one press leads there from anywhere in it. */
export function JumpTo({ id, children }: Props) {
  function jump() {
    const part = document.getElementById(id)
    part?.scrollIntoView({ block: 'start' })
    part?.focus({ preventScroll: true })
  }
  return (
    <button
      type="button"
      onClick={jump}
      className="sticky bottom-3 z-10 my-3 min-h-11 cursor-pointer self-center rounded-full bg-ink px-5 font-semibold text-white shadow-selected hover:bg-green min-[60rem]:hidden"
    >
      {children}
    </button>
  )
}
