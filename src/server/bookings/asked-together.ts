/** Of many who ask the same at the same moment, one asks and all of them have the answer. It is not kept for later. */
export function askedTogether<Answer>() {
  const asking = new Map<string, Promise<Answer>>()
  return (question: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const underWay = asking.get(question)
    if (underWay) return underWay
    const answer = ask().finally(() => asking.delete(question))
    asking.set(question, answer)
    return answer
  }
}
