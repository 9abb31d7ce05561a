/** The router hooks that modules may use. They come from here so that a page has only one router, the shell's. */
export { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
