interface Node {
  readonly line: string
  readonly depth: number
  readonly role: string
  /** As it is written: in quotes, or as an expression between slashes. */
  readonly name: string | null
  readonly states: readonly string[]
  text: string
  /** Where its descendants end in the list of all nodes. */
  end: number
}

/** `role "name" [state]: text`. A line whose name has a colon stands in single quotes. */
const line =
  /^(?<indent> *)- (?<key>'(?:[^']|'')*'|[a-z]+(?: "(?:[^"\\]|\\.)*"| \/(?:[^/\\]|\\.)*\/)?(?: \[[^\]]*\])*)(?::(?: (?<text>.*))?)?$/
const keyed = /^(?<role>[a-z]+)(?: (?<name>"(?:[^"\\]|\\.)*"|\/.*\/))?(?<states>(?: \[[^\]]*\])*)$/

function nodesIn(tree: string): Node[] {
  const nodes: Node[] = []
  for (const written of tree.split('\n')) {
    const { indent = '', key = '', text = '' } = line.exec(written)?.groups ?? {}
    const plain = key.startsWith("'") ? key.slice(1, -1).replaceAll("''", "'") : key
    const { role, name = null, states = '' } = keyed.exec(plain)?.groups ?? {}
    // Addresses and placeholders are not read out.
    if (!role) continue
    const depth = indent.length
    const isQuoted = /^"(?:[^"\\]|\\.)*"$/.test(text)
    const states_ = [...states.matchAll(/\[([^\]]*)\]/g)].map(([, state = '']) => state)
    nodes.push({
      line: written.trim(),
      depth,
      role,
      name,
      states: states_,
      text: isQuoted ? JSON.parse(text) : text,
      end: 0,
    })
  }
  for (const [place, node] of nodes.entries()) {
    const next = nodes.findIndex(({ depth }, at) => at > place && depth <= node.depth)
    node.end = next === -1 ? nodes.length : next
    // Text beside other parts stands in lines of its own.
    const parts = nodes
      .slice(place + 1, node.end)
      .filter(({ role, depth }) => role === 'text' && depth === node.depth + 2)
    node.text ||= parts.map(({ text }) => text).join(' ')
  }
  return nodes
}

/** Both in quotes, or neither. */
const isSaid = (expected: string, said: string | null): boolean =>
  expected.startsWith('/')
    ? new RegExp(expected.slice(1, -1)).test(said?.replace(/^"(.*)"$/, '$1') ?? '')
    : expected === said

/** A state is there, or its opposite is: `[checked=false]`. */
const isSo = (expected: string, states: readonly string[]) =>
  expected.endsWith('=false') ? !states.includes(expected.slice(0, -'=false'.length)) : states.includes(expected)

const isLike = (expected: Node, found: Node): boolean =>
  expected.role === found.role &&
  (expected.name === null || isSaid(expected.name, found.name)) &&
  (expected.text === '' || isSaid(expected.text, found.text)) &&
  expected.states.every((state) => isSo(state, found.states))

/** The first line of `expected` that is not in the accessibility tree `read` at its place. Null: all are. */
export function missingFrom(read: string, expected: string): string | null {
  const [wanted, found] = [nodesIn(expected), nodesIn(read)]
  /** The furthest line that was looked for in vain. */
  let missing = -1

  /** Where the rest begins once all nodes of one level, from `first` to `end`, were found between two places. */
  function find(first: number, end: number, from: number, to: number): number | null {
    if (first >= end) return from
    const node = wanted[first] as Node
    for (let at = from; at < to; at += 1) {
      const candidate = found[at] as Node
      if (!isLike(node, candidate) || find(first + 1, node.end, at + 1, candidate.end) === null) continue
      const rest = find(node.end, end, candidate.end, to)
      if (rest !== null) return rest
    }
    missing = Math.max(missing, first)
    return null
  }

  if (wanted.length === 0) throw new Error('Nothing is expected to be read.')
  return find(0, wanted.length, 0, found.length) === null ? (wanted[missing]?.line ?? '') : null
}
