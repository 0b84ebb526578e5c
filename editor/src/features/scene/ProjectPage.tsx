export { default } from '../project-page/ProjectPage.tsx';
