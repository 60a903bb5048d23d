import { NavLink } from 'react-router'
import { services } from '#content/site/site.ts'
import { serviceNames, servicePages } from './service-pages.ts'

export function ServiceLinks() {
  return (
    <ul>
      {serviceNames.map((name) => (
        <li key={name}>
          <NavLink to={servicePages[name]} className="block rounded-option px-4 py-3 hover:bg-mint">
            <span className="block font-semibold">{services[name].name}</span>
            <span className="block text-sm text-ink-soft">{services[name].short}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
