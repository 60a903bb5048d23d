/** Two people's words, one answering the other. */
export function Conversation() {
  return (
    <>
      <path
        className="fill-green stroke-ink stroke-3"
        d="M14 8h46c6 0 10 4 10 10v22c0 6-4 10-10 10H36L20 64V50h-6C8 50 4 46 4 40V18C4 12 8 8 14 8Z"
      />
      <path className="fill-none stroke-sage stroke-3" d="M18 23h38M18 35h24" />
      <path
        className="fill-apricot-pale stroke-ink stroke-3"
        d="M46 42h36c6 0 10 4 10 10v16c0 6-4 10-10 10h-4v12L64 78H46c-6 0-10-4-10-10V52c0-6 4-10 10-10Z"
      />
      <path className="fill-apricot" d="M64 72c-8-6-11-10-11-14 0-6 8-8 11-2 3-6 11-4 11 2 0 4-3 8-11 14Z" />
    </>
  )
}
