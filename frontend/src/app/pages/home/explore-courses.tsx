import {
  BriefcaseBusiness,
  Building2,
  Cctv,
  FingerprintPattern,
  MonitorPlay,
  ScanFace,
  Sparkles,
  Sprout,
  type LucideIcon,
} from 'lucide-react';
import { homeSectionsCopy } from '../../../shared/copy/home-sections';
import { ButtonLink } from '../../../shared/ui/button';
import { SectionHeading } from './section-heading';

type TileKey = keyof typeof homeSectionsCopy.explore.tiles;

interface Tile {
  key: TileKey;
  Icon: LucideIcon;
  /** Background and icon colors, light and dark. */
  scheme: string;
}

const TILES: readonly Tile[] = [
  { key: 'biometricOther', Icon: FingerprintPattern, scheme: 'tile-indigo' },
  { key: 'biometricAadhaar', Icon: ScanFace, scheme: 'tile-marigold' },
  { key: 'cctvInstallation', Icon: Cctv, scheme: 'tile-teal' },
  { key: 'cctvMonitoring', Icon: MonitorPlay, scheme: 'tile-blue' },
  { key: 'organisational', Icon: Building2, scheme: 'tile-violet' },
  { key: 'professional', Icon: BriefcaseBusiness, scheme: 'tile-rose' },
  { key: 'skills', Icon: Sparkles, scheme: 'tile-amber' },
  { key: 'sustainability', Icon: Sprout, scheme: 'tile-green' },
];

const { explore } = homeSectionsCopy;

export function ExploreCourses() {
  return (
    <section
      id="explore-courses"
      aria-labelledby="explore-heading"
      className="below border-y border-line bg-surface"
    >
      <div className="container-page py-16 md:py-20">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <SectionHeading id="explore-heading" title={explore.title} text={explore.text} />
          <ButtonLink to="/allcourses">{explore.button}</ButtonLink>
        </div>
        <ul className="mt-10 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
          {TILES.map(({ key, Icon, scheme }) => (
            <li key={key} className={`tile ${scheme} rounded-card p-4 sm:p-6`}>
              <span className="tile-icon grid size-12 place-items-center rounded-control">
                <Icon aria-hidden strokeWidth={1.75} className="size-6" />
              </span>
              <h3 className="mt-4 text-base leading-snug font-semibold hyphens-auto sm:text-lg">
                {explore.tiles[key]}
              </h3>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
