import { NETWORK_COUNT } from '@kadr/domain/publishing/networks/network-names'
import { Link } from '@tanstack/react-router'
import type { PageDataOf } from '../content/page-data.ts'
import { NetworkMark } from '../network-marks.tsx'
import { PageTitle, SitePage } from '../site-page.tsx'

/** All networks that posts go to. */
export const NetworksPage = ({ links }: PageDataOf<'networks'>) => (
  <SitePage>
    <PageTitle
      title="Куда публикует Кадр"
      lead={`Один пост — ${NETWORK_COUNT} сетей. На странице сети сказано, что она принимает, чего не разрешает программам и какие числа отдаёт.`}
    />
    <ul className="grid grid-cols-1 gap-x-8 pt-4 md:grid-cols-2">
      {links.map(({ network, name, path, description }) => (
        <li key={network} className="border-b border-line">
          <Link to={path} className="group flex gap-4 py-5">
            <NetworkMark network={network} className="mt-1 size-8 shrink-0 text-accent" />
            <span className="grid gap-1">
              <span className="text-title font-semibold group-hover:underline">{name}</span>
              <span className="text-label text-ink-2">{description}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </SitePage>
)
