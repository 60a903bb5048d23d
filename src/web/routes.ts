import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [index('site/home/home.tsx'), route('*', 'site/unexpected-error.tsx')] satisfies RouteConfig
