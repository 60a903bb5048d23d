import { useEffect, useState } from 'react'
import type { GuestOrder } from '#contract/orders/guest-orders.ts'
import { notePaidHere } from '#web/browser/paid-here.ts'
import { readApi } from '#web/browser/read-api.ts'

/** What was paid for in this visit. */
export function useGuestOrders() {
  const [orders, setOrders] = useState<readonly GuestOrder[] | 'loading' | 'failed'>('loading')
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try is what asks again.
  useEffect(() => {
    const leaving = new AbortController()
    async function fetchOrders() {
      const { code, data } = await readApi('visit_orders', {}, leaving.signal)
      if (leaving.signal.aborted) return
      if (code !== 200 || !data) return setOrders('failed')
      notePaidHere(data.orders.length > 0)
      setOrders(data.orders)
    }
    fetchOrders().catch(() => {
      if (!leaving.signal.aborted) setOrders('failed')
    })
    return () => leaving.abort()
  }, [tries])

  function tryAgain() {
    setOrders('loading')
    setTries((last) => last + 1)
  }

  return { orders, tryAgain }
}
