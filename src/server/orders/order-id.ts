const shape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Anything else cannot be an order, and the database is not asked. */
export const isOrderId = (value: string): boolean => shape.test(value)
