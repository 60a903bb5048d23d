export const accountLink = { signIn: 'Sign in', yours: 'Your account' } as const

export const guestOrderLink = 'Your order'
