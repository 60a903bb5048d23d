export const accountLink = { signIn: 'Sign in', yours: 'Your account' } as const

export const visitOrderLink = 'Your order'
