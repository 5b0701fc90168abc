import { paths } from '@vitrin/ui/paths';
import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** On the search route, in ms: the results are looked at before the page moves. */
const searchDelay = 1200;

/** Navigation begins at the top; going back, the browser restores the place itself. */
export function useScrollOnNavigation(): void {
  const location = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (type === NavigationType.Pop) return;
    if (location.pathname !== paths.search.pattern) {
      window.scrollTo(0, 0);
      return;
    }
    const timer = setTimeout(() => window.scrollTo(0, 0), searchDelay);
    return () => clearTimeout(timer);
  }, [location, type]);
}
