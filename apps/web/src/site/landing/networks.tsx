import { footnotedName, NETWORK_COUNT } from '@kadr/domain/publishing/networks/network-names'
import { Link } from '@tanstack/react-router'
import { NetworkMark, networkPath, SHOWN_NETWORKS } from '../network-marks.tsx'

export const Networks = () => (
  <section aria-labelledby="networks" className="border-y border-ink bg-header">
    <div className="mx-auto grid max-w-360 grid-cols-1 gap-5 px-4 py-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:px-16 lg:py-10">
      <div className="grid content-start gap-1">
        <h2 id="networks" className="text-title font-semibold">
          Один рилс&nbsp;— {NETWORK_COUNT} сетей
        </h2>
        <p className="text-label text-ink-2">
          Длину, формат и&nbsp;обложку проверим, пока вы&nbsp;пишете.
        </p>
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-[clamp(1.5rem,1rem+2vw,2.5rem)] leading-tight font-medium tracking-[-0.03em]">
        {SHOWN_NETWORKS.map((network) => (
          <li key={network}>
            <Link
              to={networkPath(network)}
              preload={false}
              className="flex items-center gap-3 hover:underline hover:decoration-2 hover:underline-offset-8"
            >
              <NetworkMark network={network} className="size-7 shrink-0 text-accent lg:size-8" />
              {footnotedName(network)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
