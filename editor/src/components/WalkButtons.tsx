import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useNavigate } from 'react-router';
import { t } from '../i18n/t.ts';
import { IconButton } from './IconButton.tsx';

/** Back and forward through the pages that were visited. */
export function WalkButtons() {
  const navigate = useNavigate();
  return (
    <>
      <IconButton icon={ChevronLeft} label={t('Back')} keys="Alt Left" size="small" onPress={() => navigate(-1)} />
      <IconButton icon={ChevronRight} label={t('Forward')} keys="Alt Right" size="small" onPress={() => navigate(1)} />
    </>
  );
}
