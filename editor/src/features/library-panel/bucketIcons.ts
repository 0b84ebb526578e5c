import type { Usage } from '@playhouse/core';
import {
  ArrowRight,
  Brackets,
  GitBranch,
  Globe,
  Image,
  Laptop,
  type LucideIcon,
  Route,
  ShoppingBag,
  SlidersHorizontal,
  Table2,
  Trophy,
  Volume2,
} from 'lucide-react';

const usageIcons: Readonly<Record<Usage, LucideIcon>> = {
  Movement: ArrowRight,
  Tables: Table2,
  Display: Image,
  Device: Laptop,
  Attributes: SlidersHorizontal,
  Flow: GitBranch,
  Organization: Brackets,
  Audio: Volume2,
  Monetization: ShoppingBag,
  'Game Services': Trophy,
  Networking: Globe,
  'Artificial Intelligence': Route,
};

/** The icons of the groups by usage, by the id of the group; other groups have none. */
export const bucketIcons: ReadonlyMap<string, LucideIcon> = new Map(
  Object.entries(usageIcons).map(([usage, icon]) => [`usage ${usage}`, icon]),
);
