import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useNavigate } from 'react-router';
import { IconButton } from '../../components/IconButton.tsx';
import { commandNames } from '../shortcuts/commandNames.ts';
import { useKeysOf } from '../shortcuts/shortcuts.ts';

/** Back and forward through the pages that were visited. */
export function WalkButtons() {
  const navigate = useNavigate();
  const back = useKeysOf('back');
  const forward = useKeysOf('forward');
  return (
    <>
      <IconButton
        icon={ChevronLeft}
        label={commandNames.back.label}
        {...(back && { keys: back })}
        size="small"
        onPress={() => navigate(-1)}
      />
      <IconButton
        icon={ChevronRight}
        label={commandNames.forward.label}
        {...(forward && { keys: forward })}
        size="small"
        onPress={() => navigate(1)}
      />
    </>
  );
}
