const shape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Anything else cannot be an order id, and no query is needed. */
export const isOrderId = (value: string): boolean => shape.test(value)
